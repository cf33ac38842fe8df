import {expect, it} from 'vitest';
import {answerAndRows} from './answer-and-rows';
import type {SearchHit, SearchResponse} from './types';

const hit = (url: string) => ({url}) as SearchHit;
const answer = {text: 'A right.', url: '/glossary#entitlement', trail: ['Glossary']};
const response = {answer, hits: [hit(answer.url), hit('/glossary')]} as SearchResponse;

it('leaves out the row of the section that the answer quotes', () => {
  expect(answerAndRows(response)).toEqual({answer, hits: [hit('/glossary')]});
});

it('shows all rows without an answer, and nothing without a response', () => {
  expect(answerAndRows({...response, answer: null}).hits).toHaveLength(2);
  expect(answerAndRows(null)).toEqual({answer: null, hits: []});
});
