import type {Oas3Rule} from '@redocly/openapi-core';

export type Rule = Oas3Rule;
