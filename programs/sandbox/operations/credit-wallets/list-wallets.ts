import {listReply} from '../../lists/list';
import type {Handler} from '../../types';
import {buyerOf} from './find-wallet';

export const listWallets: Handler = (call) => {
  buyerOf(call);
  return listReply(call, 'Wallet');
};
