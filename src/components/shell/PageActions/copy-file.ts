/** Copies a text file of the site to the clipboard. */
export async function copyFile(address: string): Promise<void> {
  const text = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.text();
  });
  // Safari allows writing only during the click, so it gets a promise. Older Firefox has no ClipboardItem.
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const type = 'text/plain';
  const item = new ClipboardItem({[type]: text.then((all) => new Blob([all], {type}))});
  return navigator.clipboard.write([item]);
}
