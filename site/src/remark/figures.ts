import {createSlugger} from '@docusaurus/utils';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Transformer} from 'unified';
import {
  diagramMarkup,
  isSketchKind,
  readDiagram,
  readSketch,
  renderChart,
  sketchMarkup,
  SourceError,
} from '@docs/figures';
import {dependOn} from '../mdx/page-dependencies';
import {reportProblem} from '../mdx/problems';
import {textAttribute} from './jsx';

type Options = {
  /** The folder for a chart's `file:`. */
  dataDir: string;
};

/**
 * Draws ```mermaid, ```chart, ```form, and ```preview blocks at build time. The page gets `<Figure html="…">`, so React
 * hydrates one node. As JSX, a figure would have about a hundred nodes.
 */
export default function figures({dataDir}: Options): Transformer<Root> {
  return (root, file) => {
    const slugger = createSlugger();
    const titles = new Set<string>();

    const render = (node: Code): {title: string; kind: string; html: string} => {
      if (node.lang === 'mermaid') {
        const diagram = readDiagram(node.value, node.meta);
        const {title} = diagram;
        return {
          title,
          kind: 'diagram',
          html: diagramMarkup(diagram, slugger.slug(`diagram-${title}`)),
        };
      }
      if (isSketchKind(node.lang)) {
        const sketch = readSketch(node.lang, node.value);
        const {title} = sketch;
        const id = slugger.slug(`${node.lang}-${title}`);
        return {title, kind: node.lang, html: sketchMarkup(sketch, node.lang, id)};
      }
      const chart = renderChart(node.value, {
        dataDir,
        onRead: (source) => dependOn(file, source),
        id: (title) => slugger.slug(`chart-${title}`),
      });
      return {...chart, kind: 'chart'};
    };

    visit(root, 'code', (node, index, parent) => {
      if (!isFigure(node.lang) || !parent || index === undefined) return;
      try {
        const {title, kind, html} = render(node);
        if (titles.has(title))
          throw new SourceError(`another figure on this page is called "${title}"`);
        titles.add(title);
        parent.children[index] = {
          type: 'mdxJsxFlowElement',
          name: 'Figure',
          attributes: [textAttribute('kind', kind), textAttribute('html', html)],
          children: [],
          position: node.position,
        };
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        reportProblem(file, node, `${node.lang}: ${error.message}`, error.line);
      }
    });
  };
}

const isFigure = (language: string | null | undefined): boolean =>
  language === 'mermaid' || language === 'chart' || isSketchKind(language);
