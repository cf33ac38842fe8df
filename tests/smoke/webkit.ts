import {requiredPath} from '@docs/tools';
import type {Browser} from './browser';
import {waitFor} from './wait-for';
import {startDisplay, startDriver} from './webkit-processes';

/** The key of an element reference, fixed by the WebDriver standard. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type ElementReference = Record<typeof elementKey, string>;

/** WebKitGTK through WebDriver. The protocol is a few JSON requests, so it needs no client library. */
export async function openWebKit(): Promise<Browser> {
  const display = await startDisplay();
  const driver = await startDriver(display.name);
  const request = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const response = await fetch(`${driver.origin}${path}`, {
      method,
      ...(body && {body: JSON.stringify(body)}),
    });
    const {value} = (await response.json()) as {value: Value};
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

  const {sessionId} = await request<{sessionId: string}>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: requiredPath('MINI_BROWSER', 'webkit2gtk-driver'),
          // Its toolbar is wider than a phone, and full screen hides it.
          args: ['--automation', '--full-screen'],
        },
      },
    },
  });
  const session = `/session/${sessionId}`;
  const find = (selector: string) =>
    request<ElementReference>('POST', `${session}/element`, {
      using: 'css selector',
      value: selector,
    });
  const evaluate: Browser['evaluate'] = (pageFunction, ...args) =>
    request('POST', `${session}/execute/sync`, {
      script: `return (${pageFunction.toString()})(...arguments)`,
      args,
    });
  /** Errors of previous pages. */
  const earlierErrors: string[] = [];

  return {
    open: async (address) => {
      earlierErrors.push(...(await evaluate(takeCollectedErrors)));
      await request('POST', `${session}/url`, {url: address});
      await evaluate(collectErrors);
    },
    click: (selector) =>
      waitFor(async () => {
        if (await evaluate(isMoving, selector)) throw new Error(`${selector} is moving`);
        await evaluate(scrollTo, selector);
        const {[elementKey]: element} = await find(selector);
        await request('POST', `${session}/element/${element}/click`, {});
      }),
    type: async (text) => {
      const {[elementKey]: element} = await request<ElementReference>(
        'GET',
        `${session}/element/active`,
      );
      await request('POST', `${session}/element/${element}/value`, {text});
    },
    evaluate,
    resize: async (width, height) => {
      await request('POST', `${session}/window/rect`, {width, height});
    },
    takeErrors: async () => [...earlierErrors.splice(0), ...(await evaluate(takeCollectedErrors))],
    close: async () => {
      await request('DELETE', session);
      driver.stop();
      display.stop();
    },
  };
}

/** A click on a moving element, such as a menu that slides in, would miss it. */
function isMoving(selector: string): boolean {
  let element = document.querySelector(selector);
  for (; element; element = element.parentElement)
    if (element.getAnimations().length > 0) return true;
  return false;
}

/** The driver itself scrolls only the window, and not the sidebar. */
function scrollTo(selector: string): void {
  document.querySelector(selector)?.scrollIntoView({block: 'nearest', behavior: 'instant'});
}

type CollectingWindow = typeof window & {collectedErrors?: string[]};

/**
 * WebDriver doesn't report console messages, so the page collects its own errors. It starts at the load event.
 * Most pages run their scripts later, when the browser is idle.
 */
function collectErrors() {
  const errors: string[] = [];
  (window as CollectingWindow).collectedErrors = errors;
  window.addEventListener('error', (event) => errors.push(event.message));
  window.addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)));
  document.addEventListener('securitypolicyviolation', (event) =>
    errors.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
  );
  const log = console.error;
  console.error = (...values: unknown[]) => {
    errors.push(values.map(String).join(' '));
    log(...values);
  };
}

function takeCollectedErrors(): string[] {
  return (window as CollectingWindow).collectedErrors?.splice(0) ?? [];
}
