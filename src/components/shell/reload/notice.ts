const id = 'navigation-notice';

export type NoticeKind = 'waiting' | 'failure';

/** Shows a message with a Retry button. It doesn't use React, which may not have loaded. */
export function showNotice(text: string, retry: () => void, kind: NoticeKind = 'waiting'): void {
  hideNotice();
  const notice = document.createElement('div');
  notice.id = id;
  notice.className =
    kind === 'failure' ? 'navigation-notice navigation-notice--failure' : 'navigation-notice';
  notice.setAttribute('role', 'alert');
  const line = document.createElement('p');
  line.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--primary button--sm';
  button.textContent = 'Retry';
  button.addEventListener('click', retry);
  notice.append(line, button);
  document.body.append(notice);
}

export function hideNotice(): void {
  document.getElementById(id)?.remove();
}
