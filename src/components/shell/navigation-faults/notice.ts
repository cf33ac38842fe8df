const id = 'navigation-notice';

/** Says below the page that the next one is not there yet. Built without React, which may be waiting. */
export function showNotice(text: string, retry: () => void): void {
  hideNotice();
  const notice = document.createElement('div');
  notice.id = id;
  notice.className = 'navigation-notice';
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
