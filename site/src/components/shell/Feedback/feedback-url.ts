interface Page {
  title: string;
  address: string;
}

const questions = {
  yes: 'What helped you?',
  no: 'What did you want to do, and what was missing, wrong, or unclear?',
};

/** The address of a new issue that names the page and asks one question. */
export function feedbackUrl(newIssueUrl: string, page: Page, isHelpful: 'yes' | 'no'): string {
  const verdict = isHelpful === 'yes' ? 'Helpful' : 'Not helpful';
  const url = new URL(newIssueUrl);
  url.searchParams.set('title', `${verdict}: ${page.title}`);
  url.searchParams.set('body', `Page: ${page.address}\n\n${questions[isHelpful]}\n\n`);
  return url.href;
}
