import {memo} from 'react';
import Navbar from '@theme-original/Navbar';

/** Its links know by themselves where the reader is; the rest is the same on every page. */
export default memo(Navbar);
