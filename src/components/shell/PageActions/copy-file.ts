/** Puts a text file of the site on the clipboard. */
export async function copyFile(address: string): Promise<void> {
  const text = fetch(address).then((answer) => {
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.text();
  });
  // Safari lets a click write only at once, so it is given the promise; older Firefox knows no items.
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const type = 'text/plain';
  const item = new ClipboardItem({[type]: text.then((all) => new Blob([all], {type}))});
  return navigator.clipboard.write([item]);
}
