import {describe, expect, it} from 'vitest';
import {afterFirstSentence, firstSentence, MarkdownWriter} from './markdown';

const writer = new MarkdownWriter(['create-offer', 'get-offer', 'get-offer-eula']);

describe('MarkdownWriter', () => {
  it('links bare operation slugs, longest first, and none in code', () => {
    expect(writer.inline('Use get-offer-eula, not `get-offer`.').text).toBe(
      'Use <a href="/api/get-offer-eula">get-offer-eula</a>, not <code>get-offer</code>.',
    );
  });

  it('never lets markup through', () => {
    expect(writer.inline('<img src=x onerror=alert(1)>').text).not.toContain('<img');
    expect(writer.inline('[x](javascript:alert(1))').text).not.toContain('javascript:');
  });
});

describe('sentences', () => {
  const text = 'Creates `an` offer. It is sent.\n\nUse it.';
  it('are split', () => {
    expect(firstSentence(text)).toBe('Creates an offer.');
    expect(afterFirstSentence(text)).toBe('It is sent.\n\nUse it.');
  });
});
