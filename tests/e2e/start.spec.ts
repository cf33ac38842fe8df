import {test} from '@playwright/test';
import {templates} from '../support/templates';
import {visit} from '../support/visit';

for (const name of ['home', 'guide', 'operation', 'search'] as const)
  test(`the ${name} page starts`, ({page}) => visit(page, templates[name]));
