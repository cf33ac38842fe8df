import clsx from 'clsx';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import type {Props} from '@theme/EditMetaRow';
import Feedback from '@site/src/components/shell/Feedback';
import styles from './styles.module.css';

/** Links for feedback about the page, for editing it, and for reporting a problem with it. */
export default function EditMetaRow({className, editUrl, lastUpdatedAt}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata, frontMatter} = useDoc();
  const report = new URL(String(siteConfig.customFields?.reportProblemUrl));
  report.searchParams.set('page', siteConfig.url + metadata.permalink);
  report.searchParams.set('subject', `Problem on the page “${metadata.title}”`);
  return (
    <div className={clsx(className, styles.row)}>
      {'kind' in frontMatter && frontMatter.kind !== 'home' && <Feedback />}
      {editUrl && <EditThisPage editUrl={editUrl} />}
      <Link to={report.href}>Report a problem</Link>
      {lastUpdatedAt && <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={undefined} />}
    </div>
  );
}
