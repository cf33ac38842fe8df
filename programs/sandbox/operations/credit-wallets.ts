import type {ClockJob, Handlers, Reactions} from '../types';
import {closeWallet} from './credit-wallets/close-wallet';
import {createWallet} from './credit-wallets/create-wallet';
import {deleteWallet} from './credit-wallets/delete-wallet';
import {announceExpiry, expireWallets, verifyWallets} from './credit-wallets/jobs';
import {listWallets} from './credit-wallets/list-wallets';
import {walletReactions} from './credit-wallets/reactions';
import {setDefaultWallet} from './credit-wallets/set-default-wallet';
import {updateWallet} from './credit-wallets/update-wallet';

export const creditWalletsOperations: Handlers = {
  'list-buyer-wallets': listWallets,
  'create-credit-wallet': createWallet,
  'update-credit-wallet': updateWallet,
  'close-credit-wallet': closeWallet,
  'delete-buyer-wallet': deleteWallet,
  'set-buyer-default-wallet': setDefaultWallet,
};

export const creditWalletsJobs: ClockJob[] = [announceExpiry, expireWallets, verifyWallets];

export const creditWalletsReactions: Reactions = walletReactions;
