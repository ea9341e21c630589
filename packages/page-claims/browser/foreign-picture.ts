/** URL of a picture on another host, which responds without CORS headers. */
export const FOREIGN_PICTURE = 'http://elsewhere.localhost/picture.png';

/** URL of a picture on that host that every site may read. */
export const PERMITTED_PICTURE = 'http://elsewhere.localhost/permitted.png';
