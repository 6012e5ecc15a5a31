import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig, memoryCache } from 'astro/config';

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  integrations: [react()],
  cache: { provider: memoryCache() },
  routeRules: { '/cached/[page]': { maxAge: 3, swr: 120 } },
});
