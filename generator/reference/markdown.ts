import {micromark} from 'micromark';
import {Html} from './html';

/** Turns the contract's Markdown into HTML. Raw HTML in it is shown as text, never as markup. */
export class MarkdownWriter {
  private readonly slugs: RegExp;
  /** Most texts stand on many pages: one description of `Money` serves them all. */
  private readonly written = new Map<string, Html>();

  constructor(slugs: string[]) {
    const longestFirst = [...slugs].sort((a, b) => b.length - a.length);
    this.slugs = new RegExp(
      `(^|[\\s(])(${longestFirst.join('|') || '(?!)'})(?=$|[\\s.,;:)])`,
      'gm',
    );
  }

  /** Whole paragraphs. A bare operation slug becomes a link to its page. */
  block(markdown: string): Html {
    const known = this.written.get(markdown);
    if (known) return known;
    const html = new Html(micromark(this.linkOperations(markdown)));
    this.written.set(markdown, html);
    return html;
  }

  /** One paragraph without its <p>. */
  inline(markdown: string): Html {
    return new Html(
      this.block(markdown)
        .text.replace(/^<p>/, '')
        .replace(/<\/p>\s*$/, ''),
    );
  }

  linkOperations(markdown: string): string {
    return markdown.replaceAll(
      this.slugs,
      (_, before: string, slug: string) => `${before}[${slug}](/api/${slug})`,
    );
  }
}

/** The first sentence, as plain text. */
export function firstSentence(markdown: string): string {
  const paragraph = markdown.trim().split(/\n\s*\n/)[0] ?? '';
  const sentence = paragraph.match(/^.*?[.!?](?=\s+[A-Z"`]|\s*$)/s)?.[0] ?? paragraph;
  return sentence.replaceAll('`', '').replaceAll(/\s+/g, ' ');
}

/** Everything after the first sentence. */
export function afterFirstSentence(markdown: string): string {
  const text = markdown.trim();
  const sentence = text.match(/^.*?[.!?](?=\s+[A-Z"`]|\s*$)/s)?.[0] ?? text;
  return text.slice(sentence.length).trim();
}
