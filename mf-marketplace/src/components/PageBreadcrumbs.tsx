import { useTexts } from '@caravan/shared/site';
import { Breadcrumbs, type Crumb } from '@caravan/shared/ui';

/** Breadcrumbs that start at the home page. The last step is the page itself. */
export const PageBreadcrumbs = ({ steps }: { readonly steps: readonly Crumb[] }) => {
  const t = useTexts('marketplace');
  return (
    <Breadcrumbs label={t('breadcrumbs.label')} items={[{ text: t('breadcrumbs.home'), to: '/home' }, ...steps]} />
  );
};
