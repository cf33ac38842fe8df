import type {Component} from '../component';
import {admonition} from './admonition';
import {badges} from './badges';
import {codeBlock, plainCodeBlock} from './code-block';
import {definitions} from './definitions';
import {disclosure} from './disclosure';
import {endpoint} from './endpoint';
import {figure} from './figure';
import {inlineCode} from './inline-code';
import {leftOut} from './left-out';
import {linkList, users} from './link-lists';
import {property} from './property';
import {samples} from './samples';
import {stepTitle} from './step-title';
import {tabs} from './tabs';
import {variants} from './variants';

/** The first one that recognises an element writes it; what none recognises is plain HTML. */
export const components: Component[] = [
  leftOut,
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
