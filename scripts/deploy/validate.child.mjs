// Prints the faults that the schemas of the Kubernetes API find in the objects of the standard input, as JSON: a list for each. The
// packages are ES modules only, which jest does not load.
import { json } from 'node:stream/consumers';

const packageOf = (apiVersion) =>
  `${apiVersion.startsWith('monitoring.coreos.com/') ? '@kubernetes-models/prometheus-operator' : 'kubernetes-models'}/${apiVersion}`;

const faultsOf = async (object) => {
  const { [object.kind]: Model } = await import(packageOf(object.apiVersion));
  if (!Model) return [`there is no ${object.kind} in ${object.apiVersion}`];
  try {
    new Model(object).validate();
    return [];
  } catch (error) {
    return [error.message];
  }
};

const objects = await json(process.stdin);
process.stdout.write(JSON.stringify(await Promise.all(objects.map(faultsOf))));
