/** Address of a picture on another host, which answers without CORS headers. */
export const FOREIGN_PICTURE = 'http://elsewhere.localhost/picture.png';

/** Address of a picture on that host which every site may read. */
export const PERMITTED_PICTURE = 'http://elsewhere.localhost/permitted.png';
