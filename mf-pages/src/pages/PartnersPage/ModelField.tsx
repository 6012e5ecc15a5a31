import type { Market } from '@caravan/shared/terms';
import { api } from '../../api/api';
import { CodeSelect } from './CodeSelect';

interface ModelFieldProps {
  readonly label: string;
  readonly model: string;
  readonly market: Market;
  readonly onChange: (model: string) => void;
}

export const ModelField = ({ label, model, market, onChange }: ModelFieldProps) => {
  const { data: brands = [] } = api.query('modelTree').useQuery({ location: market });
  const modelOptions = brands.flatMap(({ brandName, models }) =>
    models.map(({ modelId, modelName }) => ({ value: modelId, text: `${brandName} ${modelName}` })),
  );
  return <CodeSelect label={label} value={model} options={modelOptions} onChange={onChange} />;
};
