import { Fetched, useTexts } from '@caravan/shared/site';
import { Cascader, Modal, Skeleton } from '@caravan/shared/ui';
import { modelAddress } from '../../api/marketView';
import { api } from '../../api/api';
import type { ModelView } from '../../api/modelView';

export interface ModelDialogProps {
  readonly view: ModelView;
  readonly onClose: () => void;
}

/** Shows a dialog with all models sold in the country, by brand. It is full screen on phones and a chunk of its own. */
export const ModelDialog = ({ view, onClose }: ModelDialogProps) => {
  const t = useTexts('statistics');
  const { location, interval, modelId } = view;
  return (
    <Modal
      open
      onClose={onClose}
      title={t('model.search.title', { country: t(`inCountries.${location}`) })}
      closeLabel={t('model.search.close')}
      fillsPhone
    >
      <Fetched
        query={api.query('modelTree').useQuery({ location })}
        skeleton={<Skeleton $height="24rem" />}
        failure={t('model.search.failed')}
      >
        {(tree) => (
          <Cascader
            groups={tree.map(({ brandName, models }) => ({
              key: brandName,
              text: brandName,
              items: models.map((model) => ({
                key: model.modelId,
                text: model.modelName,
                to: modelAddress(interval, model.modelId, view),
              })),
            }))}
            current={modelId}
            texts={{
              filter: t('model.search.filter'),
              clear: t('model.search.clear'),
              groups: t('model.search.brands'),
              items: (brand) => t('model.search.models', { brand }),
              back: t('model.search.back'),
              found: (count) => t('model.search.found', { count }),
              noMatches: t('model.search.none'),
            }}
            onChoose={onClose}
          />
        )}
      </Fetched>
    </Modal>
  );
};
