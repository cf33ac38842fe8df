import type {SdkCallShape} from '@docs/contract';
import {sdkLanguages, sdkSignatures} from '../sdk-signatures';
import {SignatureList} from './SignatureList';

/** An operation's method in each SDK, with a link to all methods of that SDK. */
export function SdkMethods({call}: {call: SdkCallShape}) {
  return (
    <SignatureList
      signatures={sdkLanguages.map(({id, label}) => ({
        href: `/api/sdk-methods/${id}`,
        label,
        signature: sdkSignatures[id](call),
      }))}
    />
  );
}
