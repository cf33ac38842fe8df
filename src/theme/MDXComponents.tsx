import MDXComponents from '@theme-original/MDXComponents';
import Table from '@site/src/components/mdx/Table';

/** The vocabulary of our pages. */
export default {...MDXComponents, table: Table};
