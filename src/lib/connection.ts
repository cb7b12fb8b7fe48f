/** What some browsers tell of the line; an early standard that TypeScript does not know. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const connection = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {};

/** Whether nothing is to be fetched that nobody has asked for: data are to be saved, or the line is slow. */
export const isSparing = (): boolean => {
  const { saveData, effectiveType } = connection();
  return Boolean(saveData || effectiveType?.includes("2g"));
};

/** Whether the line is neither slow nor quick: what is fetched ahead shares it with what is being read. */
export const isMiddling = (): boolean => connection().effectiveType === "3g";
