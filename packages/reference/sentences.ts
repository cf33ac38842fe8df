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
