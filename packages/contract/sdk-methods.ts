import {readContractFile} from './contract-files';

/** A method of the SDKs in the contract's case, for example offers.getByExternalId. */
export type SdkMethod = {resource: string; method: string};

/** The SDK method of every operation that needs a token, by the operation's ID. */
export function readSdkMethods(): Map<string, SdkMethod> {
  const byResource = readContractFile<Record<string, Record<string, string>>>('sdk-methods.yaml');
  return new Map(
    Object.entries(byResource).flatMap(([resource, methods]) =>
      Object.entries(methods).map(([method, operationId]): [string, SdkMethod] => [
        operationId,
        {resource, method},
      ]),
    ),
  );
}
