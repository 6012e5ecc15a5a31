'use client';

export { Page as View } from '../site/page.mjs';
