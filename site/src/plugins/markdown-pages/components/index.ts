import type {Component} from '../component';
import {admonition} from './admonition';
import {badges} from './badges';
import {codeBlock, plainCodeBlock} from './code-block';
import {definitions} from './definitions';
import {disclosure} from './disclosure';
import {endpoint} from './endpoint';
import {figure} from './figure';
import {ignored} from './ignored';
import {inlineCode} from './inline-code';
import {linkList, users} from './link-lists';
import {property} from './property';
import {samples} from './samples';
import {stepTitle} from './step-title';
import {tabs} from './tabs';
import {variants} from './variants';

/** The first component that matches an element converts it. Other elements get the default conversion. */
export const components: Component[] = [
  ignored,
  property,
  variants,
  definitions,
  disclosure,
  tabs,
  samples,
  codeBlock,
  plainCodeBlock,
  inlineCode,
  figure,
  admonition,
  endpoint,
  badges,
  linkList,
  users,
  stepTitle,
];
