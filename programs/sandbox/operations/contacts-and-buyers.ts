import type {Handlers, RequestChecks} from '../types';
import {buyerOperations} from './contacts-and-buyers/buyers';
import {contactChecks, contactOperations} from './contacts-and-buyers/contacts';
import {linkOperations} from './contacts-and-buyers/links';

export const contactsAndBuyersOperations: Handlers = {
  ...contactOperations,
  ...buyerOperations,
  ...linkOperations,
};

export const contactsAndBuyersChecks: RequestChecks = contactChecks;
