import type { ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import { Breadcrumbs, type Crumb } from '@caravan/shared/ui';

/** The way to a page: from the home page by these steps, of which the last is the page itself. */
export const PageWay = ({ steps }: { readonly steps: readonly Crumb[] }): ReactElement => {
  const t = useTexts('marketplace');
  return <Breadcrumbs label={t('way.label')} items={[{ text: t('way.home'), to: '/home' }, ...steps]} />;
};
