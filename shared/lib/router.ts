// What sections use of the router, and so what the site shares: named exports keep the rest out of the bundle.
export { Link, matchPath, useLocation, useNavigate, useParams } from 'react-router';
