import { load, metadataOf, names } from '../../load.js';
import { View } from '../../view.jsx';

export const revalidate = 3;
export const generateMetadata = metadataOf;
export const generateStaticParams = () => names.map((page) => ({ page }));

export default async function Cached(props) {
  return <View {...await load(props)} />;
}
