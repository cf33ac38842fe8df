/** Assistants that accept a question in the address. The site itself sends them nothing. */
export const assistants = [
  {name: 'ChatGPT', newChat: 'https://chatgpt.com/'},
  {name: 'Claude', newChat: 'https://claude.ai/new'},
];

/** Opens a chat about a page. Assistants fetch the page, so they need its absolute address. */
export function chatAbout(newChat: string, pageUrl: string): string {
  const address = new URL(newChat);
  address.searchParams.set('q', `Read ${pageUrl} so that I can ask you questions about it.`);
  return address.href;
}
