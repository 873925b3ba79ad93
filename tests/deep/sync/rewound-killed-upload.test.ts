import { testKilledAnywhere } from '../../support/killed-anywhere'

testKilledAnywhere('upload')
