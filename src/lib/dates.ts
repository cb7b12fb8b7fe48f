const MONTHS = [
  "Jan", "Feb", "Mar", "Apr", "May", "Jun",
  "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
]; // prettier-ignore

/**
 * "2025-03-04" as the specification writes dates: "Mar 04, 2025".
 * Works on the text, so the time zone of the machine that builds cannot shift the day.
 */
export const formatDate = (iso: string): string => {
  const [year, month, day] = iso.split("-");
  return `${MONTHS[Number(month) - 1]} ${day}, ${year}`;
};
