/** In the place of `prop-types`: the router asks for it while a site is developed only. */
export default {};
