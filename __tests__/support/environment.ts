/** Pretends that the code was built for production, development or a test. */
export const pretendNodeEnv = (value: string) =>
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: value } as NodeJS.ProcessEnv);
