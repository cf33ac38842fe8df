/** The version of the four SDKs. They are released together. */
export const sdkVersion = '2.0.0';
