import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import Badge from '../components/mdx/Badge';
import {Card, Cards} from '../components/mdx/Cards';
import Figure from '../components/mdx/Figure';
import Settings from '../components/mdx/Settings';
import {Step, Steps} from '../components/mdx/Steps';
import Table from '../components/mdx/Table';
import {TabItem, Tabs} from '../components/mdx/Tabs';
import TaskBox from '../components/mdx/TaskBox';
import Term from '../components/mdx/Term';

/** Components that pages use without an import. docs/content-style.md shows each of them. */
export default {
  ...MDXComponents,
  Badge,
  Card,
  Cards,
  CodeBlock,
  Figure,
  Settings,
  Step,
  Steps,
  TabItem,
  Tabs,
  Term,
  details: 'details',
  input: TaskBox,
  table: Table,
};
