// Imported first, because it saves the browser's functions before the code of any remote runs.
import './primordials';
import { whenActivated } from './boot/whenActivated';
import { yieldToMain } from './boot/yieldToMain';

/**
 * Evaluates the site's code in steps and yields to the main thread between them. As one task it would block a slow phone for
 * 400 ms. `eager` keeps all steps in the files of the first view. `webpackExports` drops unused exports of a package.
 */
const boot = async (): Promise<void> => {
  const steps = [
    () => import(/* webpackMode: "eager", webpackExports: "hydrateRoot" */ 'react-dom/client'),
    () => import(/* webpackMode: "eager", webpackExports: "configureStore" */ '@reduxjs/toolkit'),
    () => import(/* webpackMode: "eager" */ './boot/adoptStyles').then(({ adoptStyles }) => adoptStyles(document)),
    () => import(/* webpackMode: "eager", webpackExports: "Router" */ 'react-router-dom'),
    () => import(/* webpackMode: "eager", webpackExports: "createRemoteApi" */ '@caravan/shared/store'),
    () => import(/* webpackMode: "eager" */ '../universal/texts/createTexts'),
    () => import(/* webpackMode: "eager", webpackExports: "createRemoteLoader" */ './remotes/federation'),
    () => import(/* webpackMode: "eager", webpackExports: "Shell" */ '../universal/frame/Shell'),
  ];
  for (const step of steps) {
    await step();
    await yieldToMain(window);
  }
  const { start } = await import(/* webpackMode: "eager" */ './boot/start');
  await yieldToMain(window);
  await whenActivated(document);
  await start(window);
};

void boot();
