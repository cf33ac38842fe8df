import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {feedbackUrl} from './feedback-url';

/** Asks whether the page helped. The answers are links to a prefilled issue, and nothing is tracked. */
export default function Feedback(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata} = useDoc();
  const page = {title: metadata.title, address: siteConfig.url + metadata.permalink};
  const newIssueUrl = String(siteConfig.customFields?.newIssueUrl);
  return (
    <span data-search="ignore" data-markdown-ignore="">
      Was this page helpful?{' '}
      <Link to={feedbackUrl(newIssueUrl, page, 'yes')} aria-label="Yes, this page was helpful">
        Yes
      </Link>{' '}
      <Link to={feedbackUrl(newIssueUrl, page, 'no')} aria-label="No, this page wasn't helpful">
        No
      </Link>
    </span>
  );
}
