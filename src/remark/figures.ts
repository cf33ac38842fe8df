import {createSlugger} from '@docusaurus/utils';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Transformer} from 'unified';
import {renderChart} from '../../generator/charts';
import {renderDiagram} from '../../generator/diagrams';
import {readMeta, SourceError} from '../../generator/diagrams/source';
import {textAttribute} from './jsx';
import {errorAt} from './source-position';

type Options = {
  /** Folder that a chart's `file:` is read from. */
  dataDir: string;
};

/**
 * Draws ```diagram and ```chart blocks once, at build. The page gets `<Figure html="…">`:
 * React sets one string and neither creates nor compares the hundred nodes of a drawing
 * when it hydrates, which compiled JSX would make it do.
 */
export default function figures({dataDir}: Options): Transformer<Root> {
  return (root, file) => {
    const slugger = createSlugger();
    const titles = new Set<string>();

    const render = (node: Code): {title: string; kind: string; html: string} => {
      if (node.lang === 'diagram') {
        const meta = readMeta(node.meta);
        return {
          title: meta.title,
          kind: 'diagram',
          html: renderDiagram(node.value, meta, slugger.slug(`diagram-${meta.title}`)),
        };
      }
      const chart = renderChart(node.value, {
        dataDir,
        id: (title) => slugger.slug(`chart-${title}`),
      });
      return {...chart, kind: 'chart'};
    };

    visit(root, 'code', (node, index, parent) => {
      if ((node.lang !== 'diagram' && node.lang !== 'chart') || !parent || index === undefined)
        return;
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
        throw errorAt(file, node, `${node.lang}: ${error.message}`, error.line);
      }
    });
  };
}
