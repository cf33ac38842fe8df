/** The version of the four SDKs. They are released together. */
export const sdkVersion = '1.0.0';
