import { load, metadataOf } from '../../load.js';
import { View } from '../../view.jsx';

export const dynamic = 'force-dynamic';
export const generateMetadata = metadataOf;

export default async function Rendered(props) {
  return <View {...await load(props)} />;
}
