// The names of the router that remotes use. The rest stays out of the bundle.
export { Link, matchPath, useLocation, useNavigate, useParams } from 'react-router';
