import type { PageMeta, PageSetting, Translate } from '@caravan/shared/contracts';
import { formatMoney, formatNumber } from '@caravan/shared/format';
import { addDays, addMonths } from '@caravan/shared/terms';
import { modelAddress, withMarket } from '../../api/marketView';
import { hotNameOf, type HotModels, type ModelTrend, type ModelView } from '../../api/modelView';
import { periodText } from '../../components/periods';

/** Returns the ISO 8601 days that the periods cover. */
const coverage = (first: string, last: string): string =>
  last.length === 7 ? `${first}-01/${addDays(`${addMonths(last, 1)}-01`, -1)}` : `${first}/${addDays(last, 6)}`;

/** Returns title and metadata of a model's page for social networks and search engines. */
export const modelMeta = (
  view: ModelView,
  trend: ModelTrend | undefined,
  hot: HotModels | undefined,
  { lang, currency }: PageSetting,
  t: Translate,
): PageMeta => {
  const { location, interval, modelId } = view;
  const modelName = trend?.modelName ?? hotNameOf(hot, modelId);
  if (modelName === undefined) return {};
  const country = t(`inCountries.${location}`);
  const title = t('model.meta', { model: modelName, country });
  const baseMeta = { title, heading: modelName, name: modelName, canonicalSearch: withMarket('', { location }) };
  if (!trend) return baseMeta;
  const { saleList } = trend;
  const [first, last] = [saleList.at(0), saleList.at(-1)];
  const description = last
    ? t('model.described', {
        model: modelName,
        country,
        count: formatNumber(last.value, lang),
        period: periodText(last.name, lang),
        price:
          last.value3 === null ? '' : t('model.describedPrice', { price: formatMoney(last.value3, currency, lang) }),
      })
    : t('model.unsold', { model: modelName, country });
  const dataset = {
    '@type': 'Dataset',
    name: title,
    description,
    url: modelAddress(interval, modelId, { location }),
    spatialCoverage: { '@type': 'Place', name: t(`countries.${location}`) },
    variableMeasured: [t('units'), t('price.median')],
    creator: { '@type': 'Organization', name: 'Caravan' },
    isAccessibleForFree: true,
    ...(first && last ? { temporalCoverage: coverage(first.name, last.name) } : {}),
  };
  return {
    ...baseMeta,
    description,
    breadcrumbs: [{ text: t('sales.title'), path: withMarket('/sales/list', { location }) }],
    jsonLd: [dataset],
  };
};
