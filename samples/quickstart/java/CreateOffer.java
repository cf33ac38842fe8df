import example.argosy.sdk.Argosy;
import example.argosy.sdk.model.*;
import java.time.LocalDate;

public class CreateOffer {
  public static void main(String[] args) {
    var client = Argosy.create();
    var telemetry =
        new MeteringDimension()
            .key("telemetry_gb")
            .name("Telemetry ingested")
            .unit("GB")
            .unitPrice(new Money().amount("0.40").currency("USD"))
            .types(MeteringDimensionType.METERED);
    var offer =
        // highlight-start
        client
            .offers()
            .create(
                // highlight-end
                new CreateOfferRequest()
                    .name("Juniper Labs 12 months")
                    .productId("prod_01KEXZ5980V1XQEHC5ZNXDVW26")
                    .offerType(OfferType.PRIVATE)
                    .expiryDate(LocalDate.parse("2026-06-30"))
                    .duration(new Duration().length(12).unit(TimeUnit.MONTH))
                    .pricing(
                        new Pricing()
                            .model(OfferPricingModel.FIXED_FEE_WITH_OVERAGE)
                            .commitAmount(new Money().amount("12000.00").currency("USD"))
                            .meteringDimensions(telemetry))
                    .terms(new AwsOfferTerms().partner("AWS").awsAccountIds("123456789012")));
    System.out.println(offer.getId());
  }
}
