import type {Page} from '@playwright/test';

/** Pastes like a reader, because the site's policy doesn't let scripts read the clipboard. */
export async function pastedText(page: Page): Promise<string> {
  const field = await page.evaluateHandle(() => {
    const element = document.createElement('textarea');
    document.body.append(element);
    element.focus();
    return element;
  });
  await page.keyboard.press('Control+v');
  return field.evaluate((element) => {
    element.remove();
    return element.value;
  });
}
