import React, {type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {Route} from 'react-router';
import SiteMetadata from '@theme-original/SiteMetadata';

/** The router's address is decoded; in the head of a page, blanks in an address are encoded. */
export default function SiteMetadataWithEncodedAddress(): ReactNode {
  const location = useLocation();
  const encoded = {...location, pathname: encodeURI(location.pathname)};
  return <Route location={encoded} render={() => <SiteMetadata />} />;
}
