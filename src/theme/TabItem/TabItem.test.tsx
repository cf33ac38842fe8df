import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import TabItem from '.';

const tabValues = [{value: 'aws', label: 'AWS Marketplace'}, {value: 'azure'}];
vi.mock('@docusaurus/theme-common/internal', () => ({
  useTabs: () => ({selectedValue: 'aws', tabValues}),
}));

const html = (value: string) => renderToStaticMarkup(<TabItem value={value}>Text</TabItem>);

it('shows the selected panel, and keeps the text of others in the HTML', () => {
  expect(html('aws')).not.toContain('hidden');
  expect(html('azure')).toMatch(/<div[^>]* hidden="">.*Text<\/div>/);
});

it('names each panel by its label, or else its value', () => {
  expect(html('aws')).toMatch(/aria-label="AWS Marketplace".*>AWS Marketplace<\/p>/);
  expect(html('azure')).toMatch(/aria-label="azure".*>azure<\/p>/);
});
