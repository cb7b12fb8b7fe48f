const { TestEnvironment } = require("jest-environment-jsdom");

/** jsdom with Node's own byte arrays: esbuild, which makes inline scripts small, insists on them. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { TextEncoder, TextDecoder, Uint8Array });
  }
};
