import type {Element} from 'hast';
import type {Code, Heading, HeadingData, Paragraph} from 'mdast';
import {
  type Component,
  find,
  findAll,
  hasClass,
  labelOf,
  paragraph,
  strong,
  textOf,
} from '../component';

declare module 'mdast' {
  interface HeadingData {
    /** Where the sample below goes if the page is too long: a language or `Responses`, and the title there. */
    sample?: {file: string; title: string};
  }
}

const heading = (depth: 2 | 3 | 4, value: string, sample?: HeadingData['sample']): Heading => ({
  type: 'heading',
  depth,
  children: [{type: 'text', value}],
  ...(sample && {data: {sample}}),
});

const plainParagraph = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{type: 'text', value}],
});

const isScenario = (element: Element) => hasClass(element, 'scenario');
const isPanel = (element: Element) =>
  hasClass(element, 'sample__panel') || hasClass(element, 'sample--response') || isExample(element);
/** The example of an event or an object, in the frame of all code blocks. */
const isExample = (element: Element) =>
  hasClass(element, 'theme-code-block') && titleOf(element) !== undefined;
const titleOf = (element: Element) => find(element, (child) => hasClass(child, 'sample__title'));

function panelSection(panel: Element, depth: 3 | 4, scenario?: string): (Heading | Code)[] {
  const label =
    titleOf(panel) ??
    find(panel, (child) => hasClass(child, 'sample__label') || hasClass(child, 'sample__bar'));
  const name = label ? labelOf(label) : '';
  // Responses can be collapsed. The example of an event can't.
  const isResponse = panel.tagName === 'details';
  const title = isResponse ? `Response ${name}` : name;
  const file = isResponse ? 'Responses' : name;
  const pre = find(panel, ({tagName}) => tagName === 'pre');
  const language = panel.properties.dataLanguage;
  return [
    heading(depth, title, {file, title: isResponse ? title : (scenario ?? title)}),
    ...(pre ? [codeBlockOf(pre, typeof language === 'string' ? language : undefined)] : []),
  ];
}

function scenarioSection(scenario: Element): (Heading | Code)[] {
  const title = String(scenario.properties.ariaLabel);
  return [
    heading(3, title),
    ...findAll(scenario, isPanel).flatMap((panel) => panelSection(panel, 4, title)),
  ];
}

/** The samples column of an operation, with a heading per scenario, per language, and per response. */
export const samples: Component = {
  tags: ['aside'],
  matches: (element) => hasClass(element, 'operation__aside'),
  toMarkdown(_state, element) {
    const scenarios = findAll(element, isScenario);
    const inScenarios = new Set(scenarios.flatMap((scenario) => findAll(scenario, isPanel)));
    const others = findAll(element, (panel) => isPanel(panel) && !inScenarios.has(panel));
    const versions = find(element, (child) => hasClass(child, 'sample__versions'));
    return [
      heading(2, String(element.properties.ariaLabel)),
      ...(versions ? [plainParagraph(labelOf(versions))] : []),
      ...(scenarios.length > 1
        ? scenarios.flatMap(scenarioSection)
        : [...inScenarios].flatMap((panel) => panelSection(panel, 3))),
      ...others.flatMap((panel) => panelSection(panel, 3)),
    ];
  },
};

/** A code block, with its title above it. */
export const codeBlock: Component = {
  tags: ['div'],
  matches: (element) => hasClass(element, 'theme-code-block'),
  toMarkdown(_state, element) {
    const pre = find(element, ({tagName}) => tagName === 'pre');
    const title = find(element, (child) => hasClass(child, 'sample__title'));
    return [
      ...(title ? [paragraph([strong(labelOf(title))])] : []),
      ...(pre ? [codeBlockOf(pre)] : []),
    ];
  },
};

export const plainCodeBlock: Component = {
  tags: ['pre'],
  matches: () => true,
  toMarkdown: (_state, element) => codeBlockOf(element),
};

function codeBlockOf(pre: Element, language = languageOf(pre)): Code {
  const value = textOf(pre).replace(/\n$/, '');
  return {type: 'code', lang: language ?? (isJson(value) ? 'json' : null), value};
}

function languageOf(pre: Element): string | undefined {
  const {className} = pre.properties;
  const names = Array.isArray(className) ? className.map(String) : [];
  return names.find((name) => name.startsWith('language-'))?.slice('language-'.length);
}

/** Examples in the reference are JSON, but have no language class. */
function isJson(value: string): boolean {
  if (!/^\s*[[{]/.test(value)) return false;
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
