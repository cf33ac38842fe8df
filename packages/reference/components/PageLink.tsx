import {useContext} from 'react';
import {splitAddress} from '@docs/content-model/files';
import {ReferenceContext} from '../reference-context';

/** A link with the title of its target page. */
export function PageLink({address}: {address: string}) {
  const page = useContext(ReferenceContext).reading.get(splitAddress(address).route);
  if (!page) throw new Error(`openapi/errors.yaml: there is no page ${address}`);
  return <a href={encodeURI(address)}>{page.title}</a>;
}
