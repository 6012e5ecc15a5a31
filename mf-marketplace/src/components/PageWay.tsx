import type { ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import { Breadcrumbs, type Crumb } from '@caravan/shared/ui';

/** Breadcrumbs from the home page; the last step is the page itself. */
export const PageWay = ({ steps }: { readonly steps: readonly Crumb[] }): ReactElement => {
  const t = useTexts('marketplace');
  return <Breadcrumbs label={t('way.label')} items={[{ text: t('way.home'), to: '/home' }, ...steps]} />;
};
